import { formatInstant } from '@pahiya/domain/shared/ist-date';
import type { InboxMessage } from '../msg91/inbox.ts';
import type { ReceivedMail } from '../smtp/mailbox.ts';

const STYLE = `
:root { color-scheme: light dark; --paper: #f6f4ee; --card: #fff; --ink: #16181a; --soft: #5c6066; --line: #e2ddd0; --mark: #ffc629; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181a; --card: #212427; --ink: #f4f2ec; --soft: #a5a9af; --line: #34383c; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.stripe { background: repeating-linear-gradient(-45deg, #16181a 0 14px, #2a2d30 14px 28px); color: #fff; text-align: center; padding: .5rem 1rem; font-size: .9rem; }
.stripe b { color: var(--mark); }
main { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; letter-spacing: -.02em; margin: 0 0 .25rem; }
.lead { color: var(--soft); margin: 0 0 1.5rem; }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.1rem; }
li:first-child { border-top: 4px solid var(--mark); }
.to { display: flex; justify-content: space-between; gap: 1rem; color: var(--soft); font-size: .875rem; }
.code { font: 700 2rem/1.2 ui-monospace, monospace; letter-spacing: .15em; margin: .4rem 0 0; user-select: all; }
.text { margin: .4rem 0 0; overflow-wrap: anywhere; }
.subject { font-weight: 700; margin: .4rem 0 0; overflow-wrap: anywhere; }
.mail { white-space: pre-line; }
a { color: inherit; }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 14px; padding: 2rem; text-align: center; color: var(--soft); }
`;

/** The inbox as a page without script: it reloads every five seconds. */
export function renderInbox(
  messages: readonly InboxMessage[],
  mails: readonly ReceivedMail[] = [],
): string {
  const entries = [
    ...messages.map((message) => ({ at: message.receivedAt, html: renderMessage(message) })),
    ...mails.map((mail) => ({ at: mail.receivedAt, html: renderMail(mail) })),
  ].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const list =
    entries.length === 0
      ? '<p class="empty">No message yet. Ask for a code on the sign-in page and it arrives here.</p>'
      : `<ol>${entries.map(({ html }) => html).join('')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<meta name="robots" content="noindex">
<title>Sandbox inbox</title>
<style>${STYLE}</style>
</head>
<body>
<div class="stripe"><b>Sandbox.</b> No message left this machine.</div>
<main>
<h1>Messages</h1>
<p class="lead">Texts, calls and emails that people would have received, newest first. The page loads anew every 5 seconds.</p>
${list}
</main>
</body>
</html>`;
}

const ways = { sms: 'To', voice: 'Call to', whatsapp: 'WhatsApp to' } as const;

function renderMessage(message: InboxMessage): string {
  const code = message.variables.otp;
  return `<li>
<div class="to"><span>${ways[message.channel]} &bull;&bull;&bull;&bull;&bull;&bull; ${escapeHtml(message.mobile.slice(-4))}</span><time datetime="${escapeHtml(message.receivedAt)}">${formatInstant(message.receivedAt, 'en')}</time></div>
${code === undefined ? '' : `<p class="code">${escapeHtml(code)}</p>`}
<p class="text">${escapeHtml(message.text)}</p>
</li>`;
}

function renderMail(mail: ReceivedMail): string {
  const [to = ''] = mail.to;
  const [name = '', host = ''] = to.split('@');
  return `<li>
<div class="to"><span>Email to ${escapeHtml(name.slice(0, 1))}&bull;&bull;&bull;@${escapeHtml(host)}</span><time datetime="${escapeHtml(mail.receivedAt)}">${formatInstant(mail.receivedAt, 'en')}</time></div>
<p class="subject">${escapeHtml(mail.subject)}</p>
<p class="text mail">${escapeHtml(mail.text.trim())}</p>
<p class="text"><a href="/inbox/mails/${escapeHtml(mail.id)}">Show it as a mail program would</a></p>
</li>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
