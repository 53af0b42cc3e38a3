type Correction = {
  readonly insurer: string;
  readonly percent: number;
  readonly due: string | null;
};

const about = (due: string | null) => (due === null ? '' : ` (about ${due})`);

/** Copy of the correction of a declared no-claim bonus. */
export const copy = {
  title: 'Correct the no-claim bonus',
  order: 'Order',
  back: 'Back to the order',
  declared: (percent: number) =>
    `You declared a no-claim bonus of ${percent}%. If there was a claim under your last policy, a lower bonus applies. If you correct it before a claim, you pay the difference. If the insurer finds out later, it can refuse own-damage claims.`,
  formTitle: 'Your correction',
  actual: 'Correct bonus',
  actualHint: 'After a claim it is 0%, unless your last policy had bonus protection.',
  choose: 'Choose',
  option: (percent: number, due: string | null) =>
    due === null ? `${percent}%` : `${percent}%: about ${due} more with GST`,
  next: (insurer: string) => [
    `Our staff ask ${insurer} to endorse the policy within two working days.`,
    'The insurer states the exact amount and takes it itself. We charge nothing.',
    'Until then, the policy keeps the bonus you declared.',
  ],
  confirm: (insurer: string) => `Yes, tell ${insurer} that this is the correct bonus.`,
  submit: 'Request correction',
  busy: 'Sending…',
  askedTitle: 'Correction',
  states: {
    asked: ({ insurer, percent, due }: Correction) =>
      `You asked to correct the bonus to ${percent}%${about(due)}. Our staff are arranging it with ${insurer}.`,
    endorsed: ({ insurer, percent }: Correction) =>
      `${insurer} has endorsed the policy with a bonus of ${percent}%.`,
    kept: ({ insurer, percent }: Correction) =>
      `${insurer} did not change the policy to ${percent}%. Keep its answer as proof that you informed them.`,
  },
  closed: ({ insurer, helpline }: { readonly insurer: string; readonly helpline: string }) =>
    `The bonus of this policy cannot be corrected here. Call ${insurer} on ${helpline}.`,
  errorsTitle: 'Please fix the following',
  errors: {
    percent: 'Choose the correct bonus.',
    confirm: 'Confirm that we may tell the insurer.',
  },
};

declare module '../../../../frame/copy/copies.ts' {
  interface Copies {
    readonly 'insurance-bonus': typeof copy;
  }
}
