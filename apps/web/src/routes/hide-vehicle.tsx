import { pageMeta } from '../app/page-module.ts';
import { useCopy } from '../copy/use-copy.ts';

export const meta = pageMeta(({ copy }) => ({ title: copy('ownership').title }));

export function Component() {
  const copy = useCopy('ownership');
  return <h1>{copy.title}</h1>;
}
