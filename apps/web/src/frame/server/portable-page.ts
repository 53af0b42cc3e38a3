import type { StaticHandlerContext } from 'react-router';
import type { PageFacts } from '../page/page-facts.tsx';

/** A page whose loaders have run, as plain data: LoadedPage in the contract with the server. */
export type PortablePage = {
  readonly facts: PageFacts;
  readonly answer: Pick<
    StaticHandlerContext,
    'basename' | 'location' | 'loaderData' | 'actionData' | 'statusCode'
  >;
  readonly nonce: string | null;
  readonly userIpAddress: string;
  readonly userAgent: string;
  /** Retry-After in seconds; null when nothing was refused. */
  readonly retryAfter: number | null;
};
