import { Breadcrumbs } from '@pahiya/ui/breadcrumbs';
import type { ReactNode } from 'react';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';
import { usePagePath } from '../../../frame/page/use-page-path.ts';
import { PageTitle } from '../../../parts/page/page-title.tsx';

type LoanFrameProps = {
  readonly title: string;
  readonly lead: string;
  /** The page of loans itself has no way up to it. */
  readonly isHub?: boolean;
  readonly children: ReactNode;
};

/** Head of the pages of loans. */
export function LoanFrame({ title, lead, isHub = false, children }: LoanFrameProps) {
  const copy = useCopy('loans');
  const { brand, language } = usePage();
  const path = usePagePath();
  const trail = [
    { href: path('/'), label: language === 'hi' ? brand.nameHindi : brand.name },
    ...(isHub ? [] : [{ href: path('/loans'), label: copy.crumb }]),
  ];
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5 pt-3">
      <Breadcrumbs label={copy.crumb} trail={trail} here={isHub ? copy.crumb : title} />
      <PageTitle title={title} lead={lead} />
      {children}
    </div>
  );
}
