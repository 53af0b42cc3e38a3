import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** The request as a call sees it: over HTTP, or made by a page in process. */
export type Asking = Pick<FastifyRequest, 'id' | 'method' | 'headers' | 'cookies' | 'ip' | 'log'>;

/** Headers and cookies that a call may set. */
export type Answering = {
  header(name: string, value: string): Answering;
  setCookie(name: string, value: string, options: CookieSerializeOptions): Answering;
  clearCookie(name: string, options: CookieSerializeOptions): Answering;
};
