import type { Language } from '@pahiya/domain/shared/language';

/** The text as readers would see it: rendered as on saving, and sanitised again as on delivery. */
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
