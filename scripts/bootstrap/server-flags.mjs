/** Node flags for the server. A small young space and a limited old one keep it at 400 to 500 MB under load: by default V8
 * lets a process on a large machine grow to many times of what it needs. About 115 MB of the old space are in use at all
 * times; the closer the limit, the more often the collector marks all of it (docs/adr/0034). A young space of 16 MB rather than 8 halves
 * the work of its collector while pages are rendered and costs 15 MB; 24 would cost 60. */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=640'];

/** glibc keeps freed memory in an arena per thread; one arena is enough for those that compress and hash, and saves 30
 * MB. Blocks above 128 KiB, such as compression windows, are returned when freed: by default the threshold grows with
 * use until they stay, fragmented. No effect on other platforms. */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
