#include "downloads.h"

#include <arpa/inet.h>
#include <curl/curl.h>
#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

typedef struct download {
  struct download *next;
  CURL *easy;
  uint32_t number;
  uint8_t *bytes;
  size_t count, room, most;
  bool overflowed, loopback_blocked;
} download;

struct flipside_downloads {
  CURLM *multi;
  char *agent;
  download *first;
  /* Returned by `next` and not yet freed. */
  download *given;
};

static size_t take_bytes(char *bytes, size_t size, size_t count, void *context) {
  download *into = context;
  size_t more = size * count;
  if (more > into->most - into->count) {
    into->overflowed = true;
    return 0;
  }
  if (into->count + more > into->room) {
    size_t room = into->room > 0 ? into->room * 2 : 32768;
    while (room < into->count + more) room *= 2;
    uint8_t *grown = realloc(into->bytes, room);
    if (grown == NULL) return 0;
    into->bytes = grown;
    into->room = room;
  }
  memcpy(into->bytes + into->count, bytes, more);
  into->count += more;
  return more;
}

static void discard(flipside_downloads *downloads, download *gone) {
  for (download **link = &downloads->first; *link != NULL; link = &(*link)->next) {
    if (*link == gone) {
      *link = gone->next;
      break;
    }
  }
  if (gone->easy != NULL) {
    curl_multi_remove_handle(downloads->multi, gone->easy);
    curl_easy_cleanup(gone->easy);
  }
  free(gone->bytes);
  free(gone);
}

flipside_downloads *flipside_downloads_open(const char *agent) {
  flipside_downloads *downloads = calloc(1, sizeof *downloads);
  if (downloads == NULL) return NULL;
  downloads->agent = strdup(agent);
  if (downloads->agent == NULL) {
    flipside_downloads_close(downloads);
    return NULL;
  }
  return downloads;
}

/* Initializing curl and its TLS takes milliseconds, which a full cache or a folder never needs. */
static bool get_ready(flipside_downloads *downloads) {
  if (downloads->multi != NULL) return true;
  if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK) return false;
  downloads->multi = curl_multi_init();
  if (downloads->multi == NULL) return false;
  curl_multi_setopt(downloads->multi, CURLMOPT_MAX_HOST_CONNECTIONS, 4L);
  curl_multi_setopt(downloads->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 8L);
  return true;
}

void flipside_downloads_close(flipside_downloads *downloads) {
  while (downloads->first != NULL) discard(downloads, downloads->first);
  if (downloads->multi != NULL) curl_multi_cleanup(downloads->multi);
  free(downloads->agent);
  free(downloads);
}

/* 127.0.0.0/8, 0.0.0.0/8, ::1, ::, and the first two as IPv6 addresses. */
static bool is_here(const struct sockaddr *address) {
  if (address->sa_family == AF_INET) {
    struct sockaddr_in four;
    memcpy(&four, address, sizeof four);
    uint32_t net = ntohl(four.sin_addr.s_addr) >> 24;
    return net == 127 || net == 0;
  }
  if (address->sa_family != AF_INET6) return true;
  struct sockaddr_in6 six;
  memcpy(&six, address, sizeof six);
  const uint8_t *bytes = six.sin6_addr.s6_addr;
  if (IN6_IS_ADDR_V4MAPPED(&six.sin6_addr)) return bytes[12] == 127 || bytes[12] == 0;
  return IN6_IS_ADDR_LOOPBACK(&six.sin6_addr) || IN6_IS_ADDR_UNSPECIFIED(&six.sin6_addr);
}

/* Rejects this machine's addresses, because a name server can return one for any name. */
static curl_socket_t open_elsewhere(void *context, curlsocktype purpose,
                                    struct curl_sockaddr *address) {
  download *into = context;
  (void)purpose;
  if (is_here(&address->addr)) {
    into->loopback_blocked = true;
    return CURL_SOCKET_BAD;
  }
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static bool has_proxy(void) {
  const char *names[] = {"https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    const char *proxy = getenv(names[index]);
    if (proxy != NULL && *proxy != 0) return true;
  }
  return false;
}

static bool set_up(CURL *easy, const flipside_downloads *downloads, download *into,
                   const char *address, bool loopback, const flipside_download_limits *limits) {
  CURLcode failed = curl_easy_setopt(easy, CURLOPT_URL, address);
  failed |= curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  failed |= curl_easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  failed |= curl_easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, 1L);
  failed |= curl_easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, 2L);
  failed |= curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  /* The decompressed bytes count for the limit. */
  failed |= curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "gzip");
  failed |= curl_easy_setopt(easy, CURLOPT_USERAGENT, downloads->agent);
  failed |= curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, limits->connect_time);
  failed |= curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, limits->total_time);
  failed |= curl_easy_setopt(easy, CURLOPT_LOW_SPEED_LIMIT, limits->slow_bytes);
  failed |= curl_easy_setopt(easy, CURLOPT_LOW_SPEED_TIME, limits->slow_seconds);
  failed |= curl_easy_setopt(easy, CURLOPT_MAXFILESIZE_LARGE, (curl_off_t)limits->most_bytes);
  failed |= curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, take_bytes);
  failed |= curl_easy_setopt(easy, CURLOPT_WRITEDATA, into);
  failed |= curl_easy_setopt(easy, CURLOPT_PRIVATE, into);
  if (loopback) {
    failed |= curl_easy_setopt(easy, CURLOPT_NOPROXY, "*");
  } else if (!has_proxy()) {
    failed |= curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_elsewhere);
    failed |= curl_easy_setopt(easy, CURLOPT_OPENSOCKETDATA, into);
  }
  return failed == CURLE_OK;
}

bool flipside_downloads_start(flipside_downloads *downloads, uint32_t number, const char *address,
                              bool loopback, const flipside_download_limits *limits) {
  download *started = get_ready(downloads) ? calloc(1, sizeof *started) : NULL;
  if (started == NULL) return false;
  started->next = downloads->first;
  downloads->first = started;
  started->number = number;
  started->most = limits->most_bytes;
  started->easy = curl_easy_init();
  if (started->easy == NULL ||
      !set_up(started->easy, downloads, started, address, loopback, limits) ||
      curl_multi_add_handle(downloads->multi, started->easy) != CURLM_OK) {
    discard(downloads, started);
    return false;
  }
  return true;
}

void flipside_downloads_cancel(flipside_downloads *downloads, uint32_t number) {
  for (download *each = downloads->first; each != NULL; each = each->next) {
    if (each->number == number) {
      discard(downloads, each);
      return;
    }
  }
}

void flipside_downloads_wait(flipside_downloads *downloads, const int *descriptors, unsigned count,
                             int milliseconds) {
  if (downloads->multi == NULL) {
    struct pollfd polled[16];
    if (count > 16) count = 16;
    for (unsigned index = 0; index < count; index++) {
      polled[index] = (struct pollfd){descriptors[index], POLLIN, 0};
    }
    poll(polled, count, milliseconds);
    return;
  }
  struct curl_waitfd waited[16];
  if (count > 16) count = 16;
  for (unsigned index = 0; index < count; index++) {
    waited[index] = (struct curl_waitfd){descriptors[index], CURL_WAIT_POLLIN, 0};
  }
  /* curl shortens the time to its own timers; half an hour is used for no limit. */
  curl_multi_poll(downloads->multi, waited, count, milliseconds < 0 ? 1800000 : milliseconds, NULL);
}

static flipside_download_end end_of(const download *ended, CURLcode code) {
  long error = 0;
  curl_easy_getinfo(ended->easy, CURLINFO_OS_ERRNO, &error);
  if (ended->overflowed) return FLIPSIDE_DOWNLOAD_TOO_LARGE;
  switch (code) {
    case CURLE_OK: return FLIPSIDE_DOWNLOAD_ANSWERED;
    case CURLE_COULDNT_RESOLVE_HOST:
    case CURLE_COULDNT_RESOLVE_PROXY: return FLIPSIDE_DOWNLOAD_OFFLINE;
    case CURLE_COULDNT_CONNECT:
      if (ended->loopback_blocked) return FLIPSIDE_DOWNLOAD_LOOPBACK_BLOCKED;
      return error == ENETUNREACH || error == EHOSTUNREACH || error == ENETDOWN
                 ? FLIPSIDE_DOWNLOAD_OFFLINE
                 : FLIPSIDE_DOWNLOAD_REFUSED;
    case CURLE_OPERATION_TIMEDOUT: return FLIPSIDE_DOWNLOAD_TIMED_OUT;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CONNECT_ERROR:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_ISSUER_ERROR: return FLIPSIDE_DOWNLOAD_UNTRUSTED;
    case CURLE_FILESIZE_EXCEEDED: return FLIPSIDE_DOWNLOAD_TOO_LARGE;
    default: return FLIPSIDE_DOWNLOAD_BROKEN;
  }
}

bool flipside_downloads_next(flipside_downloads *downloads, flipside_download_result *result) {
  int running = 0, queued = 0;
  if (downloads->multi == NULL) return false;
  curl_multi_perform(downloads->multi, &running);
  for (;;) {
    CURLMsg *message = curl_multi_info_read(downloads->multi, &queued);
    if (message == NULL) return false;
    if (message->msg != CURLMSG_DONE) continue;
    CURLcode code = message->data.result;
    download *ended = NULL;
    curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &ended);
    if (ended == NULL) continue;
    char *redirect = NULL;
    curl_off_t retry_after = 0;
    memset(result, 0, sizeof *result);
    result->number = ended->number;
    result->end = end_of(ended, code);
    curl_easy_getinfo(ended->easy, CURLINFO_RESPONSE_CODE, &result->status);
    curl_easy_getinfo(ended->easy, CURLINFO_REDIRECT_URL, &redirect);
    curl_easy_getinfo(ended->easy, CURLINFO_RETRY_AFTER, &retry_after);
    result->redirect = redirect;
    result->retry_after = retry_after;
    result->bytes = ended->bytes;
    result->count = ended->count;
    downloads->given = ended;
    return true;
  }
}

void flipside_downloads_free_next(flipside_downloads *downloads) {
  if (downloads->given != NULL) discard(downloads, downloads->given);
  downloads->given = NULL;
}
