import { useCopy } from '../copy/use-copy.ts';

export function Component() {
  const copy = useCopy('sign-in');
  return <h1>{copy.title}</h1>;
}
