import { callAddress } from '@pahiya/contracts/call';
import type { Contract } from '@pahiya/contracts/contract';
import { wordsOfCall } from '@pahiya/contracts/openapi/openapi-document';
import { z } from 'zod';

type Codes = Readonly<Record<string, { status: number; title: string }>>;

/** The API reference as one HTML page. */
export function referencePage(
  name: string,
  contracts: Readonly<Record<string, Contract>>,
  codes: Codes,
): string {
  const byTag = Object.groupBy(Object.entries(contracts), ([, contract]) => contract.tag);
  const title = toHtml(`${name} web API`);
  const contents = Object.keys(byTag).map((tag) => `<a href="#${tag}">${toHtml(tag)}</a>`);
  const sections = Object.entries(byTag).map(
    ([tag, calls = []]) =>
      `<section id="${tag}"><h2>${toHtml(tag)}</h2>${calls.map(([id, call]) => callHtml(id, call)).join('')}</section>`,
  );
  const codeRows = Object.entries(codes).map(
    ([code, { status, title: text }]) =>
      `<tr id="${toHtml(code)}"><td><code>${toHtml(code)}</code></td><td>${status}</td><td>${toHtml(text)}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><link rel="stylesheet" href="/api/docs.css"></head><body><main><h1>${title}</h1>
<p>Success is <code>{"data": …}</code>. Every failure is problem details (RFC 9457) with one of the <a href="#codes">codes</a> below. <code>/api/v2/web</code> and <code>/api/v3/web</code> answer like v1; <code>/core</code>, <code>/optimus</code> and <code>/jazz</code> in front of a path change nothing. Limits answer 429 with <code>Retry-After</code>; where a call stands to its limit is told by <code>RateLimit</code>. Machine-readable: <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
<nav aria-label="Areas">${contents.join(' · ')} · <a href="#codes">codes</a></nav>${sections.join('')}
<section id="codes"><h2>Codes</h2><table><thead><tr><th scope="col">Code</th><th scope="col">HTTP</th><th scope="col">Meaning</th></tr></thead><tbody>${codeRows.join('')}</tbody></table></section></main></body></html>`;
}

function callHtml(id: string, contract: Contract): string {
  const { method } = contract.call;
  const address = callAddress(contract.call);
  const parts = [
    ['Path', contract.params],
    ['Query', contract.query],
    ['Body', contract.body],
    ['data', contract.answer ?? undefined],
  ] as const;
  const refusals = contract.refusals.map(
    (code) => `<a href="#${toHtml(code)}"><code>${toHtml(code)}</code></a>`,
  );
  return `<article id="${toHtml(id)}"><h3>${method} <code>${toHtml(address)}</code></h3>
<p>${toHtml(`${contract.summary}. ${wordsOfCall(contract)}`)}</p>
${parts.map(([part, schema]) => schemaHtml(part, schema)).join('')}
${contract.example === undefined ? '' : `<p>Example</p><pre>${toHtml(JSON.stringify({ data: contract.example }, null, 2))}</pre>`}
<p>Refuses with ${refusals.join(', ')}</p></article>`;
}

function schemaHtml(part: string, schema: z.ZodType | undefined): string {
  if (schema === undefined) return '';
  const { $schema, ...json } = z.toJSONSchema(schema, { io: part === 'data' ? 'output' : 'input' });
  return `<details><summary>${part}</summary><pre>${toHtml(JSON.stringify(json, null, 2))}</pre></details>`;
}

function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Style of the reference, in the product's own tones. */
export const referenceStyle = `:root{color-scheme:light dark;--paper:#f6f3ec;--card:#fff;--ink:#17181a;--line:#e4dfd3;--sun:#ffc629;--link:#0f5ca8}
@media(prefers-color-scheme:dark){:root{--paper:#141517;--card:#1e2023;--ink:#f4f1ea;--line:#2f3237;--link:#8cc2ff}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1rem}
h1{border-bottom:6px solid var(--sun);padding-bottom:.5rem}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:.25rem 1rem;margin:1rem 0}
h3{overflow-wrap:anywhere}a{color:var(--link)}pre{overflow:auto;max-height:24rem;font-size:.85rem}
summary{cursor:pointer;min-height:2.5rem;display:flex;align-items:center;font-weight:600}
summary:before{content:"▸";margin-right:.5rem}details[open] summary:before{content:"▾"}
table{border-collapse:collapse;width:100%}td,th{text-align:left;border-bottom:1px solid var(--line);padding:.4rem}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
`;
