import type { Email, EmailSender } from '@pahiya/domain/messages/ports';
import type { ProviderFailure } from '@pahiya/domain/shared/provider-failure';
import { err, ok, type Result } from '@pahiya/domain/shared/result';
import { createTransport } from 'nodemailer';
import { providerFailure } from '../../http/provider-failures.ts';
import {
  type BreakerState,
  createProviderGuard,
  type ProviderGuardOptions,
} from '../../http/provider-guard.ts';
import { failureOfSmtpError, SMTP } from './smtp-failures.ts';

/** Address and credentials of a mail server. */
export type SmtpOptions = {
  readonly host: string;
  /** 465 for TLS from the start, else 587 with STARTTLS. */
  readonly port: number;
  /** `implicit`: TLS from the start; `required`: STARTTLS or fail; `offered`: STARTTLS if the server supports it. */
  readonly tls: 'implicit' | 'required' | 'offered';
  readonly username?: string;
  readonly password?: string;
  /** Sender: name and address, at a domain that authorises this server (SPF, DKIM). */
  readonly from: { readonly name: string; readonly address: string };
  /** Extra certificate authority (PEM) trusted for this server. */
  readonly certificateAuthority?: string;
  /** Time-out for connection and greeting. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Idle time-out. Default 10,000. */
  readonly timeoutMs?: number;
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** The e-mail port over SMTP, with its health for operators. */
export type SmtpSender = EmailSender & {
  readonly breakerState: () => BreakerState;
  /** Closes its connections. */
  readonly close: () => Promise<void>;
};

/** Headers for one-click unsubscribe; none where it does not apply. Source: RFC 8058. */
function listHeaders({ endUrl }: Email): Record<string, string> {
  if (endUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${new URL(endUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Exactly one address: a comma or line break would make it two. */
const ONE_ADDRESS = /^[^\s@,;<>"()[\]\\]{1,64}@[^\s@,;<>"()[\]\\]{1,190}$/;

/** Sends by SMTP. No retries: a mail whose reply was lost may have been sent. A resend uses the same Message-ID, by
 * which mail programs recognise the duplicate. Refuses with `rejected` for an invalid address, refused credentials
 * and a permanent reply (5xx), with `unavailable` for a transient one (4xx). An untrusted certificate is never
 * accepted.
 * Source: RFC 5321, RFC 3207 (STARTTLS); see docs/providers/smtp.md. */
export function createSmtpSender(options: SmtpOptions): SmtpSender {
  const guard = createProviderGuard({ provider: SMTP, ...options.guard, retries: 0 });
  const transport = createTransport(transportOptions(options));
  const domain = options.from.address.split('@')[1] ?? 'localhost';

  async function send(email: Email): Promise<Result<void, ProviderFailure>> {
    if (!ONE_ADDRESS.test(email.to)) {
      return err(providerFailure(SMTP, 'rejected', 'not one e-mail address'));
    }
    try {
      await transport.sendMail({
        from: options.from,
        to: { name: '', address: email.to },
        subject: email.subject.replace(/\s+/g, ' '),
        text: email.text,
        html: email.html,
        messageId: `<${email.messageId}@${domain}>`,
        // Suppresses auto-replies and bounce loops: RFC 3834.
        headers: { 'Auto-Submitted': 'auto-generated', ...listHeaders(email) },
      });
      return ok(undefined);
    } catch (error) {
      return err(failureOfSmtpError(error));
    }
  }

  return {
    send: (email) => guard.runOnce(() => send(email)),
    breakerState: guard.breakerState,
    close: async () => transport.close(),
  };
}

function transportOptions(options: SmtpOptions) {
  const { username, password, certificateAuthority } = options;
  const connectTimeoutMs = options.connectTimeoutMs ?? 5_000;
  return {
    host: options.host,
    port: options.port,
    secure: options.tls === 'implicit',
    requireTLS: options.tls === 'required',
    ...(username === undefined || password === undefined
      ? {}
      : { auth: { user: username, pass: password } }),
    ...(certificateAuthority === undefined ? {} : { tls: { ca: certificateAuthority } }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: options.timeoutMs ?? 10_000,
    // The transport must not fetch files or URLs named in a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
