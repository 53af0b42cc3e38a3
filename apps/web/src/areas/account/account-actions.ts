import type { ApiFailure } from '@pahiya/api-client/api-failure';
import { deleteAccount, updateAccount } from '@pahiya/contracts/account/account-calls';
import { setConsent } from '@pahiya/contracts/account/consent-calls';
import { signOutDevice, signOutEverywhere } from '@pahiya/contracts/auth/device-calls';
import { formText } from '../../frame/page/form-text.ts';
import type { PageTools } from '../../frame/page/page-tools.ts';
import { toPageFailure } from '../../parts/failure/page-failure.ts';
import type { AccountOutcome } from './account-outcome.ts';
import { readDetails } from './read-details.ts';

/** The word that confirms a deletion. */
const confirmWord = 'DELETE';

const purposes = [
  'analytics',
  'marketing-messages',
  'ad-measurement',
  'toll-crossings',
  'toll-reminders',
  'whatsapp-reminders',
  'whatsapp-alerts',
] as const;

/** Handles the forms of the account page. */
export async function runAccountAction(
  { api }: PageTools,
  form: FormData,
): Promise<AccountOutcome> {
  switch (formText(form, 'intent')) {
    case 'details':
      return saveDetails(api, form);
    case 'sign-out-device': {
      const deviceSessionId = formText(form, 'device');
      const answer = await api.call(signOutDevice, { params: { deviceSessionId } });
      return answer.ok ? { kind: 'device-signed-out' } : failed(answer.error);
    }
    case 'sign-out-others': {
      const answer = await api.call(signOutEverywhere, { body: { keepCurrent: true } });
      return answer.ok ? { kind: 'device-signed-out' } : failed(answer.error);
    }
    case 'sign-out-all': {
      const answer = await api.call(signOutEverywhere, { body: {} });
      return answer.ok ? { kind: 'signed-out' } : failed(answer.error);
    }
    case 'consent':
      return changeConsent(api, form);
    case 'delete':
      return removeAccount(api, form);
    default:
      return { kind: 'saved' };
  }
}

async function saveDetails(api: PageTools['api'], form: FormData): Promise<AccountOutcome> {
  const { body, faults } = readDetails(form);
  if (faults.length > 0) {
    return { kind: 'detail-faults', faults, name: body.name, email: body.email };
  }
  const answer = await api.call(updateAccount, { body });
  return answer.ok ? { kind: 'saved' } : failed(answer.error);
}

async function changeConsent(api: PageTools['api'], form: FormData): Promise<AccountOutcome> {
  const purpose = purposes.find((one) => one === formText(form, 'purpose')) ?? 'analytics';
  const granted = formText(form, 'granted') === 'true';
  const answer = await api.call(setConsent, { body: { purpose, granted } });
  return answer.ok ? { kind: 'saved' } : failed(answer.error);
}

async function removeAccount(api: PageTools['api'], form: FormData): Promise<AccountOutcome> {
  if (formText(form, 'confirm').trim() !== confirmWord) return { kind: 'confirm-missing' };
  const answer = await api.call(deleteAccount, { body: { confirm: confirmWord } });
  if (!answer.ok) return failed(answer.error);
  return { kind: 'deleted', kept: answer.value.kept };
}

function failed(error: ApiFailure): AccountOutcome {
  return { kind: 'failed', failure: toPageFailure(error) };
}
