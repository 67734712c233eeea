#include "pictures.h"

#if defined(__linux__) && (defined(__x86_64__) || defined(__aarch64__))

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef __x86_64__
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#else
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

/* Kernels before 4.14 end the thread instead; there is only one. */
#ifndef SECCOMP_RET_KILL_PROCESS
#define SECCOMP_RET_KILL_PROCESS 0x80000000U
#endif

#ifdef __SANITIZE_ADDRESS__
#define IS_SANITIZED
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
#define IS_SANITIZED
#endif
#endif

#define LOAD(field) \
  BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define RETURN(action) BPF_STMT(BPF_RET | BPF_K, action)
/* A call with another number continues after these instructions. */
#define ALLOW(call) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 1), RETURN(SECCOMP_RET_ALLOW)
/* Both architectures are little-endian, so an argument starts with its low half. */
#define ALLOW_WITHOUT(call, argument, bits)              \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_##call, 0, 4), \
    LOAD(args[argument]),                                \
    BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1),    \
    RETURN(SECCOMP_RET_KILL_PROCESS), RETURN(SECCOMP_RET_ALLOW)

static struct sock_filter rules[] = {
  LOAD(arch),
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, OWN_ARCHITECTURE, 1, 0),
  RETURN(SECCOMP_RET_KILL_PROCESS),
  /* The numbers of the x32 ABI are not allowed by any line below. */
  LOAD(nr),
  ALLOW(exit_group),
  ALLOW(exit),
  ALLOW_WITHOUT(mmap, 2, PROT_EXEC),
  ALLOW_WITHOUT(mprotect, 2, PROT_EXEC),
  ALLOW(munmap),
  ALLOW(mremap),
  ALLOW(brk),
  ALLOW(madvise),
  ALLOW(futex),
  ALLOW(clock_gettime),
  ALLOW(gettimeofday),
  ALLOW(getrandom),
  ALLOW(sched_yield),
  ALLOW(rt_sigreturn),
#ifdef IS_SANITIZED
  /* AddressSanitizer queries the signal stack before functions that do not return, such as
     _exit. */
  ALLOW(sigaltstack),
#endif
  RETURN(SECCOMP_RET_KILL_PROCESS),
};

flipside_sandbox flipside_sandbox_enter(void) {
  struct sock_fprog program = {sizeof rules / sizeof *rules, rules};
  /* Kernels without filters have neither this mode nor this operation. */
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 ||
      prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) != 0) {
    return errno == EINVAL ? FLIPSIDE_SANDBOX_UNKNOWN : FLIPSIDE_SANDBOX_REFUSED;
  }
  return FLIPSIDE_SANDBOX_ENTERED;
}

#else

flipside_sandbox flipside_sandbox_enter(void) { return FLIPSIDE_SANDBOX_UNKNOWN; }

#endif
