import type { Email } from '@pahiya/domain/messages/ports';
import type { Language } from '@pahiya/domain/shared/language';

/** What an e-mail of a few sentences says. */
export type PlainMail = {
  readonly language: Language;
  /** Without the brand. */
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  /** Of recurring mail: where it is ended. */
  readonly end?: { readonly label: string; readonly url: string };
  readonly brandName: string;
};

/** An e-mail of a few sentences and a link, as text and as HTML with the same content. */
export function writePlainMail({
  language,
  subject,
  lines,
  link,
  end,
  brandName,
}: PlainMail): Pick<Email, 'text' | 'html'> {
  const [first = '', ...others] = lines;
  return {
    text: [
      ...[first, '', ...others, '', `${link.label}: ${link.url}`, '', brandName],
      ...(end === undefined ? [] : ['', `${end.label}: ${end.url}`]),
    ].join('\n'),
    html: [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      `<title>${escapeHtml(subject)}</title></head>`,
      '<body style="font-family:sans-serif;font-size:16px;line-height:1.5;color:#17181a">',
      ...lines.map((line) => `<p>${escapeHtml(line)}</p>`),
      linkOf(link),
      `<p>${escapeHtml(brandName)}</p>${end === undefined ? '' : linkOf(end)}</body></html>`,
    ].join('\n'),
  };
}

function linkOf({ label, url }: PlainMail['link']): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
