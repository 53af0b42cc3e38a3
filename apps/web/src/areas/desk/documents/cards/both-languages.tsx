import { languages } from '@pahiya/domain/shared/language';
import type { ReactNode } from 'react';
import { loadCopy } from '../../../../frame/copy/copy-store.ts';
import { useCopy } from '../../../../frame/copy/use-copy.ts';
import { PageFactsProvider, usePage } from '../../../../frame/page/page-facts.tsx';

/** Copy of the desk, the form labels, and the section heading. */
const words = ['desk-documents', 'forms', 'home'] as const;

/** Copy that a preview shows in both languages, whatever the page's language is. */
export async function loadPreviewWords(): Promise<void> {
  await Promise.all(languages.map((language) => loadCopy(language, words)));
}

/** Previews in both languages side by side. Children read the page's language as usual. */
export function BothLanguages({ children }: { children: ReactNode }) {
  const { fields } = useCopy('desk-documents');
  const page = usePage();
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {languages.map((language) => (
        <div key={language} className="card grid min-w-0 content-start gap-3">
          <h3>{fields[language]}</h3>
          <article lang={language} className="grid gap-3">
            <PageFactsProvider facts={{ ...page, language }}>{children}</PageFactsProvider>
          </article>
        </div>
      ))}
    </div>
  );
}
