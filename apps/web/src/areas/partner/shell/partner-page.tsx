import { sentences } from '../../../frame/copy/sentences.ts';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import type { PageMeta } from '../../../frame/routing/page-module.ts';
import { FailureFace } from '../../../parts/failure/failure-face.tsx';
import { instantText } from '../../../parts/failure/instant-text.ts';
import type { PageFailure } from '../../../parts/failure/page-failure.ts';
import type { Refused } from '../../../parts/failure/refused.ts';

/** Head of a partner's page: noindex, without a canonical address. */
export function partnerMeta(title: string): PageMeta {
  return { title, canonical: null, isIndexable: false };
}

/** Shown instead of a page whose loader was refused. */
export function FailedPartnerPage({ failure }: { failure: PageFailure }) {
  return (
    <div className="mx-auto max-w-2xl pt-4">
      <FailureFace failure={failure} level={1} />
    </div>
  );
}

/** Why a form was refused, at the top of the page; nothing without a refusal. */
export function RefusalNote({ refused }: { refused: Refused | null }) {
  const copy = useCopy('partner');
  const errors = useCopy('errors');
  const { language } = usePage();
  if (refused === null) return null;
  const { title, detail } = errors.byCode[refused.failure.code];
  const isInput = refused.failure.code === 'request/bad-input';
  const after =
    refused.retryAt === null ? null : copy.after(instantText(refused.retryAt, language));
  return (
    <div className="form-errors" role="alert">
      <h2>{copy.refused}</h2>
      <p>{isInput ? copy.badInput : sentences(language, title, after ?? detail)}</p>
    </div>
  );
}
