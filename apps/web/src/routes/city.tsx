import { useCopy } from '../copy/use-copy.ts';

export function Component() {
  const copy = useCopy('city');
  return <h1>{copy.title}</h1>;
}
