import type { IncomingMessage, ServerResponse } from 'node:http';

/** Handles a request before the framework, or returns false to pass it on. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A hook before the framework: empty until a handler is installed, and again after it is removed. */
export type Front = {
  readonly answer: Answer;
  readonly take: (answer: Answer) => void;
  readonly leave: () => void;
};

/** Creates an empty hook. */
export function createFront(): Front {
  const nobody: Answer = () => false;
  let taken = nobody;
  return {
    answer: (request, response) => taken(request, response),
    take: (answer) => {
      taken = answer;
    },
    leave: () => {
      taken = nobody;
    },
  };
}
