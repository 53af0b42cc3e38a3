import type { Language } from '@pahiya/domain/shared/language';

/** What readers would see of a text: rendered as a save renders it, and cleaned once more as an article is on its way
 * out. */
export async function previewText({
  markdown,
  language,
}: {
  readonly markdown: string;
  readonly language: Language;
}): Promise<{ html: string; readingMinutes: number; questions: number }> {
  const [{ renderMarkdown }, { cleanHtml }] = await Promise.all([
    import('../markdown/render-markdown.ts'),
    import('../markdown/clean-html.ts'),
  ]);
  const { html, readingMinutes, questions } = await renderMarkdown(markdown, language);
  return { html: await cleanHtml(html), readingMinutes, questions: questions.length };
}
