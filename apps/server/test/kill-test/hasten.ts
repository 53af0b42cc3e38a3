import type { SandboxProcess } from '../../src/sandbox-process.ts';

/** Speeds up the services outside, so much happens in a short life; every tenth settlement is refused. */
export async function hasten({ address }: SandboxProcess): Promise<void> {
  const put = async (service: string, body: object) => {
    const answer = await fetch(`${address}/control/${service}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`the sandbox refused settings of ${service}`);
  };
  await put('razorpay', {
    webhookDelayMs: 20,
    webhookLateMs: 1_000,
    webhookRetryMs: 100,
    webhookAttempts: 50,
    pendingMs: 400,
    lateCaptureMs: 400,
    refundDelayMs: 200,
  });
  await put('settlement-partner', { payAfterMs: 300, showAfterMs: 0 });
  await put('vehicle-records', { readyAfterMs: 200 });
  await put('bbps', { fetchAfterMs: 0, payAfterMs: 300, longAfterMs: 3_000, reverseAfterMs: 600 });
  await put('tag-issuer', { stepMs: 200 });
  await put('insurers', { issueMs: 200 });
  await put('rto-agent', { stepMs: 100 });
}
