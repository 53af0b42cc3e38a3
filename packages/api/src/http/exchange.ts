import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** What a call sees of who asks: a request over HTTP, or a page of this server that asks in process. */
export type Asking = Pick<FastifyRequest, 'id' | 'method' | 'headers' | 'cookies' | 'ip' | 'log'>;

/** What a call may say beside its answer. */
export type Answering = {
  header(name: string, value: string): Answering;
  setCookie(name: string, value: string, options: CookieSerializeOptions): Answering;
  clearCookie(name: string, options: CookieSerializeOptions): Answering;
};
