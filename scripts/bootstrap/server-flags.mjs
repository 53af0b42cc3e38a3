/**
 * Flags of Node for the server. Small young space and a bounded old one keep it below 250 MB under load: by default
 * V8 lets a process on a large machine grow to many times of what it needs. A young space of 16 MB rather than 8 halves
 * the work of its collector while pages are rendered and costs 15 MB; 24 would cost 60.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=160'];

/**
 * The C library of Linux keeps freed memory for each of many threads; one pool is enough for those that compress and
 * hash, and holds 30 MB less. Blocks above 128 KiB, such as the windows of compression, are given back when they are
 * freed: by default the bound grows with use until they stay, scattered. Elsewhere the variables mean
 * nothing.
 */
export const SERVER_ENVIRONMENT = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
