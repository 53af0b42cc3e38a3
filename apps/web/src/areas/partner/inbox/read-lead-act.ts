import { disputeKinds, leadStages, nextSteps } from '@pahiya/domain/leads/lead-stages';
import { formText } from '../../../frame/page/form-text.ts';

/** A form of the lead page as the call's body. What is missing is left to the call to refuse. */
export function readLeadAct(form: FormData) {
  const version = Number(formText(form, 'version'));
  const note = formText(form, 'note');
  const next = readNext(form);
  switch (formText(form, 'intent')) {
    case 'accept':
      return { act: 'accept' as const, version };
    case 'next-step':
      return { act: 'next-step' as const, version, note, next: next ?? never };
    case 'note':
      return { act: 'note' as const, version, note };
    case 'assign':
      return { act: 'assign' as const, version, memberId: formText(form, 'member') };
    case 'dispute': {
      const kind = disputeKinds.find((one) => one === formText(form, 'kind')) ?? 'wrong-number';
      return { act: 'dispute' as const, version, kind, note };
    }
    case 'confirm-erasure':
      return { act: 'confirm-erasure' as const, version };
    default: {
      const to = leadStages.find((stage) => stage === formText(form, 'to')) ?? 'new';
      const reason = formText(form, 'reason');
      return {
        act: 'move' as const,
        version,
        to,
        note,
        ...(next === null ? {} : { next }),
        ...(reason === '' ? {} : { reason: reason as 'price' }),
      };
    }
  }
}

/** A time in the past, which the call refuses with its own words. */
const never = { step: 'call-back' as const, dueAt: '1970-01-01T00:00:00Z' };

/** Day and time are typed as Indian time, whatever zone the browser has. */
function readNext(form: FormData) {
  const step = nextSteps.find((one) => one === formText(form, 'step'));
  const at = new Date(`${formText(form, 'day')}T${formText(form, 'time')}:00+05:30`);
  if (step === undefined || Number.isNaN(at.getTime())) return null;
  return { step, dueAt: at.toISOString() };
}
