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

/** How to reach a mail server. */
export type SmtpOptions = {
  readonly host: string;
  /** 465 for TLS from the start, else 587 with STARTTLS. */
  readonly port: number;
  /** `implicit`: TLS from the start; `required`: STARTTLS or nothing; `offered`: STARTTLS where the server has it. */
  readonly tls: 'implicit' | 'required' | 'offered';
  readonly username?: string;
  readonly password?: string;
  /** Who it is from: a name and an address of a domain that lets this server send (SPF, DKIM). */
  readonly from: { readonly name: string; readonly address: string };
  /** Extra certificate authority (PEM) trusted for this server. */
  readonly certificateAuthority?: string;
  /** Until connection and greeting stand. Default 5,000. */
  readonly connectTimeoutMs?: number;
  /** Longest silence of the server. Default 10,000. */
  readonly timeoutMs?: number;
  readonly guard?: Omit<ProviderGuardOptions, 'provider' | 'retries'>;
};

/** The e-mail port over SMTP, with what an operator wants to see of it. */
export type SmtpSender = EmailSender & {
  readonly breakerState: () => BreakerState;
  /** Ends its connections. */
  readonly close: () => Promise<void>;
};

/** What lets a mail program end the messages with one press; none where there is nothing to end. Source: RFC 8058. */
function listHeaders({ endUrl }: Email): Record<string, string> {
  if (endUrl === undefined) return {};
  return {
    'List-Unsubscribe': `<${new URL(endUrl).href}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** One address and nothing around it: a comma or a line end would make two of it. */
const ONE_ADDRESS = /^[^\s@,;<>"()[\]\\]{1,64}@[^\s@,;<>"()[\]\\]{1,190}$/;

/**
 * Sends by SMTP. Never repeated by itself: a mail whose answer was lost may have been sent. Whoever sends it again
 * sends it with the same Message-ID, by which mail programs know it again.
 * Refuses with `rejected` for what is not one address, refused credentials and a final answer (5xx), with
 * `unavailable` for a passing one (4xx). A certificate that is not trusted is never accepted.
 * Source: RFC 5321, RFC 3207 (STARTTLS); see docs/providers/smtp.md.
 */
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
        // No holiday notes and no bounces of bounces: RFC 3834.
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
    // Nothing in a mail may name a file or an address for the transport to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
