import { usePage } from '../app/page-facts.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { instantText } from '../page-parts/instant-text.ts';
import { sentences } from '../page-parts/sentences.ts';
import type { Refused } from './admin-gate.ts';

/** Why a form was refused, shown at the top of the page; renders nothing without a refusal. */
export function RefusalNote({ refused }: { refused: Refused | null }) {
  const copy = useCopy('admin');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (refused === null) return null;
  const { title, detail } = errors.byCode[refused.failure.code];
  const isInput = refused.failure.code === 'request/bad-input';
  const after =
    refused.retryAt === null ? null : copy.signIn.after(instantText(refused.retryAt, language));
  return (
    <div className="form-errors" role="alert">
      <h2>{copy.refused}</h2>
      <p>{isInput ? copy.badInput : sentences(language, title, after ?? detail)}</p>
    </div>
  );
}
