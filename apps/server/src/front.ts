import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request ahead of the framework, or leaves it alone: false. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What stands before the framework: nothing until somebody takes the place, and nothing after it was left. */
export type Front = {
  readonly answer: Answer;
  readonly take: (answer: Answer) => void;
  readonly leave: () => void;
};

/** A place before the framework that nobody has taken. */
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
