#define _GNU_SOURCE
#include "trials.h"

#include <CMedia.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PAGE = 4096, NOT_REACHED = 100 };

/* A writable page and one end of a pipe. Only a child sets them, before it enters the sandbox, because
   tests run side by side in one process. */
static void *page;
static int pipe_end;

static void act_nothing(void) {}
static void act_open(void) { open("/etc/passwd", O_RDONLY); }
static void act_create(void) { open("/tmp/flipside-sandbox", O_CREAT | O_WRONLY, 0600); }
static void act_unlink(void) { unlink("/nonexistent/flipside"); }
static void act_access(void) { access("/etc/passwd", R_OK); }
static void act_read(void) { char byte; (void)!read(pipe_end, &byte, 1); }
static void act_write(void) { (void)!write(pipe_end, "x", 1); }
static void act_socket(void) { socket(AF_INET, SOCK_STREAM, 0); }
static void act_unix_socket(void) { socket(AF_UNIX, SOCK_STREAM, 0); }
static void act_execve(void) {
  char *arguments[] = {"/bin/true", NULL};
  execve("/bin/true", arguments, arguments + 1);
}
static void act_fork(void) { if (syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0) == 0) _exit(0); }
static void act_ptrace(void) { ptrace(PTRACE_ATTACH, 1, NULL, NULL); }
static void act_read_memory(void) { syscall(SYS_process_vm_readv, 1, NULL, 0, NULL, 0, 0); }
static void act_kill(void) { syscall(SYS_kill, 1, 0); }
static void act_signal_thread(void) { syscall(SYS_tgkill, 1, 1, 0); }
static void act_raise_limit(void) {
  struct rlimit limit = {0, 0};
  setrlimit(RLIMIT_CORE, &limit);
}
static void act_prctl(void) { prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); }
static void act_ioctl(void) { syscall(SYS_ioctl, pipe_end, 0, 0); }
static void act_map_code(void) {
  mmap(NULL, PAGE, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}
static void act_make_code(void) { mprotect(page, PAGE, PROT_READ | PROT_EXEC); }
#ifdef __x86_64__
/* System call numbers of 32-bit programs differ: 5 is open. */
static void act_old_open(void) {
  long result;
  __asm__ volatile("int $0x80" : "=a"(result) : "a"(5), "b"(0), "c"(0) : "memory", "r8", "r9", "r10", "r11");
}
/* System calls of x32 are numbered from 0x40000000. */
static void act_x32_mmap(void) { syscall(0x40000000 + SYS_mmap, 0, PAGE, PROT_EXEC, 0x22, -1, 0); }
#endif

static const struct {
  const char *name;
  void (*perform)(void);
} acts[] = {
  {"nothing", act_nothing},
  {"open", act_open},
  {"create", act_create},
  {"unlink", act_unlink},
  {"access", act_access},
  {"read", act_read},
  {"write", act_write},
  {"socket", act_socket},
  {"unix socket", act_unix_socket},
  {"execve", act_execve},
  {"fork", act_fork},
  {"ptrace", act_ptrace},
  {"read memory", act_read_memory},
  {"kill", act_kill},
  {"signal thread", act_signal_thread},
  {"raise limit", act_raise_limit},
  {"prctl", act_prctl},
  {"ioctl", act_ioctl},
  {"map code", act_map_code},
  {"make code", act_make_code},
#ifdef __x86_64__
  {"old open", act_old_open},
  {"x32 mmap", act_x32_mmap},
#endif
};

int flipside_try_in_sandbox(const uint8_t *picture, size_t count, const char *act) {
  size_t number = 0;
  while (number < sizeof acts / sizeof *acts && strcmp(acts[number].name, act) != 0) number++;
  uint8_t *pixels = malloc(FLIPSIDE_PHOTO_PIXELS * 3);
  int ends[2];
  if (number == sizeof acts / sizeof *acts || pixels == NULL || pipe2(ends, O_CLOEXEC) != 0) {
    free(pixels);
    return -1;
  }
  pid_t pid = fork();
  if (pid == 0) {
    pipe_end = ends[1];
    page = mmap(NULL, PAGE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (page == MAP_FAILED) _exit(NOT_REACHED);
    struct rlimit limit = {0, 0};
    setrlimit(RLIMIT_CORE, &limit);
    flipside_photo photo = {0, 0, pixels};
    if (flipside_sandbox_enter() != FLIPSIDE_SANDBOX_ENTERED) _exit(NOT_REACHED);
    if (flipside_photo_decode(picture, count, &photo) != FLIPSIDE_PHOTO_READY) _exit(NOT_REACHED);
    acts[number].perform();
    _exit(0);
  }
  free(pixels);
  close(ends[0]);
  close(ends[1]);
  int status = 0;
  if (pid < 0 || waitpid(pid, &status, 0) != pid) return -1;
  if (WIFSIGNALED(status)) return WTERMSIG(status);
  return WEXITSTATUS(status) == 0 ? 0 : -1;
}

int flipside_status_of_decoder(const uint8_t *picture, size_t count, const char *name) {
  const flipside_drawing drawing = {.columns = 4, .rows = 2, .colors = FLIPSIDE_COLORS_DIRECT};
  flipside_decoding decoding;
  if (!flipside_decoding_start(picture, count, &drawing, 400 << 20, 10, &decoding)) return -1;
  struct pollfd end = {decoding.descriptor, POLLIN, 0};
  poll(&end, 1, 20000);
  /* The child has ended but has not been waited for, so its status is still available. */
  char path[64], line[256];
  snprintf(path, sizeof path, "/proc/%d/status", (int)decoding.pid);
  int value = -1;
  FILE *file = fopen(path, "re");
  size_t length = strlen(name);
  while (file != NULL && fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, name, length) == 0 && line[length] == ':') value = atoi(line + length + 1);
  }
  if (file != NULL) fclose(file);
  flipside_decoded decoded;
  if (flipside_decoding_finish(&decoding, &decoded) != FLIPSIDE_PHOTO_READY) value = -1;
  flipside_decoding_free(&decoding);
  return value;
}
