/**
 * Flags of Node for the server. Small young space and a bounded old one keep it below 250 MB under load: by default
 * V8 lets a process on a large machine grow to many times of what it needs.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=8', '--max-old-space-size=160'];
