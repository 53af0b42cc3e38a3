import type { Answer } from '@pahiya/api-client/api-client';
import { languages } from '@pahiya/domain/shared/language';
import { Button, ButtonLink } from '@pahiya/ui/button';
import { Card } from '@pahiya/ui/card';
import { Disclosure } from '@pahiya/ui/disclosure';
import { Download } from '@pahiya/ui/icons';
import { useCopy } from '../../../frame/copy/use-copy.ts';
import { usePage } from '../../../frame/page/page-facts.tsx';

type Letter = NonNullable<Answer<'carQuotation'>['letter']>;

/** The letter to the dealer: to read, to copy, and as PDF, in both languages. */
export function QuotationLetterCard({ letter }: { readonly letter: Letter }) {
  const copy = useCopy('quotation').letter;
  const { language } = usePage();
  const ordered = [language, ...languages.filter((one) => one !== language)] as const;
  return (
    <Card
      id="letter"
      title={copy.title}
      footer={
        <div className="no-print flex flex-wrap gap-3">
          {ordered.map((one) => (
            <ButtonLink
              key={one}
              href={`${letter.path}&language=${one}`}
              download
              size="sm"
              variant={one === language ? 'sun' : 'outline'}
              icon={<Download />}
            >
              {copy.pdf[one]}
            </ButtonLink>
          ))}
          <Button
            type="button"
            variant="outline"
            size="sm"
            hidden
            data-copy={letter[language].body}
            data-done={copy.copied}
          >
            {copy.copy}
          </Button>
        </div>
      }
    >
      <p className="text-ink-2 text-small">{copy.note}</p>
      <p className="whitespace-pre-wrap pt-3">{letter[language].body}</p>
      {ordered.slice(1).map((one) => (
        <Disclosure key={one} summary={copy.other[one]}>
          <p className="whitespace-pre-wrap" lang={one}>
            {letter[one].body}
          </p>
        </Disclosure>
      ))}
    </Card>
  );
}
