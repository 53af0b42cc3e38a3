import { pageMeta } from '../app/page-module.ts';
import { useCopy } from '../copy/use-copy.ts';

export const meta = pageMeta(({ copy }) => ({ title: copy('rc-search').title }));

export function Component() {
  const copy = useCopy('rc-search');
  return <h1>{copy.title}</h1>;
}
