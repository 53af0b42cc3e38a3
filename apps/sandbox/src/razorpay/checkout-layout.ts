const STYLE = `
:root { color-scheme: light dark; --paper: #f6f4ee; --card: #fff; --ink: #16181a; --soft: #565a60; --line: #d8d2c2; --mark: #ffc629; --act: #16181a; --act-ink: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181a; --card: #212427; --ink: #f4f2ec; --soft: #a9adb3; --line: #3a3e42; --act: #ffc629; --act-ink: #16181a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
.stripe { background: repeating-linear-gradient(-45deg, #16181a 0 14px, #2a2d30 14px 28px); color: #ffc629; font-weight: 600; text-align: center; padding: .5rem 1rem; font-size: .9rem; }
main { max-width: 30rem; margin: 0 auto; padding: 1.25rem 1rem 4rem; display: grid; gap: 1rem; }
h1 { font-size: 1.5rem; letter-spacing: -.02em; margin: 0; }
h2 { font-size: 1.1rem; margin: 0 0 .5rem; }
p { margin: 0 0 .6rem; }
.soft { color: var(--soft); font-size: .9rem; }
.amount { font-size: 2rem; font-weight: 700; margin: 0; }
section { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; }
.qr { display: block; width: 12rem; max-width: 100%; margin: 0 auto .6rem; background: #fff; padding: .5rem; border-radius: 8px; }
.choices { display: grid; gap: .5rem; }
button, .button { display: block; width: 100%; min-height: 48px; font: inherit; font-weight: 600; text-align: center; border: 1px solid var(--line); border-radius: 10px; background: transparent; color: inherit; padding: .6rem .8rem; cursor: pointer; text-decoration: none; }
button.act, .button.act { background: var(--act); color: var(--act-ink); border-color: var(--act); }
button:focus-visible, .button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
label { display: block; font-weight: 600; margin: 0 0 .6rem; }
input, select { display: block; width: 100%; min-height: 48px; font: inherit; padding: .5rem .7rem; border: 1px solid #7c8087; border-radius: 10px; background: var(--card); color: inherit; margin-top: .25rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.error { color: #b42318; font-weight: 600; } 
@media (prefers-color-scheme: dark) { .error { color: #ff9c91; } }
`;

/** Escapes text for HTML elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A page of the checkout. `main` is HTML; everything else is text. */
export function checkoutDocument(page: {
  readonly language: 'en' | 'hi';
  readonly title: string;
  readonly stripe: string;
  readonly main: string;
  readonly refreshSeconds?: number;
}): string {
  const refresh =
    page.refreshSeconds === undefined
      ? ''
      : `<meta http-equiv="refresh" content="${page.refreshSeconds}">`;
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
${refresh}
<title>${escapeHtml(page.title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header class="stripe">${escapeHtml(page.stripe)}</header>
<main>
<h1>${escapeHtml(page.title)}</h1>
${page.main}
</main>
</body>
</html>`;
}
