// Checks every file of the repository for what must never be in it: keys, and paths of one machine.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, ROOT } from '../bootstrap/paths.mjs';

const FORBIDDEN = [
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/]{32}/ },
  { what: 'an AWS key', pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/ },
  { what: 'a GitHub token', pattern: /\b(?:gh[pousr]_\w{36}|github_pat_\w{60,})/ },
  { what: 'a live Razorpay key', pattern: /\brzp_live_[A-Za-z0-9]{14}\b/ },
  { what: 'a Google key', pattern: /\bAIza[0-9A-Za-z_-]{35}\b/ },
  { what: 'a Slack token', pattern: /\bxox[abprs]-[0-9A-Za-z-]{10,}/ },
  { what: 'a live Stripe-like key', pattern: /\b[sr]k_live_[0-9A-Za-z]{16,}/ },
  { what: 'an npm token', pattern: /\bnpm_[0-9A-Za-z]{36}\b|_authToken\s*=/ },
  { what: 'a path of one machine', pattern: /(?<![\w.$}/-])\/(?:home|root|Users|work)\/[\w.-]+/ },
  { what: 'a path of one machine', pattern: /\b[A-Z]:\\+Users\\/ },
  { what: 'a registry of one machine', pattern: /^\s*(?:@[\w-]+:)?registry\s*=/m },
];
const SKIPPED = /^package-lock\.json$|\.(?:png|jpe?g|webp|avif|gif|ico|woff2?|ttf|otf|pdf|gz|br)$/;

function trackedFiles() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && !SKIPPED.test(file));
}

function* findings(file) {
  let text;
  try {
    text = readFileSync(inRoot(file), 'utf8');
  } catch {
    return; // Deleted, but not committed yet.
  }
  for (const { what, pattern } of FORBIDDEN) {
    const match = pattern.exec(text);
    if (match) {
      const line = text.slice(0, match.index).split('\n').length;
      yield `${file}:${line}: ${what}`;
    }
  }
}

try {
  const found = trackedFiles().flatMap((file) => [...findings(file)]);
  for (const line of found) console.log(line);
  if (found.length > 0) process.exitCode = 1;
} catch (error) {
  if (error.code !== 'ENOENT' && !String(error.stderr).includes('not a git repository'))
    throw error;
  console.log('Not a git checkout: nothing is tracked, nothing was looked at.');
}
