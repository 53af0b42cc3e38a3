import { createHash } from 'node:crypto';
import { faultOfText, type TextFault, tidyText } from '@pahiya/domain/community/post-text';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import type { Refusal } from '../../../http/refusal.ts';
import { badField } from './community-refusals.ts';

type Lengths = { readonly least: number; readonly most: number };

const faults: Readonly<Record<TextFault, (lengths: Lengths) => string>> = {
  short: ({ least }) => `At least ${least} characters.`,
  long: ({ most }) => `At most ${most} characters.`,
  invisible: () => 'Has characters that cannot be seen or that turn the direction of writing.',
  marks: () => 'Has letters with too many marks on them.',
  nested: () => 'Has quotes nested more than twenty levels deep.',
};

/** A tidied text, or why it cannot be taken. */
export function checkText(path: string, typed: string, lengths: Lengths): Result<string, Refusal> {
  const text = tidyText(typed);
  const fault = faultOfText(text, lengths);
  return fault === null ? ok(text) : err(badField(path, faults[fault](lengths)));
}

/** Hash of a text without case, spaces and signs: the same words again have the same. */
export function hashOfText(text: string): string {
  const words = text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return createHash('sha256').update(words).digest('base64url');
}
