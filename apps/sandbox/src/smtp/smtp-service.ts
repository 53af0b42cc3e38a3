import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { CallCounter } from '../control/call-counter.ts';
import type { Fault, FaultBoard } from '../control/faults.ts';
import type { Mailbox } from './mailbox.ts';

export type SmtpServiceOptions = {
  readonly username: string;
  readonly password: string;
  readonly mailbox: Mailbox;
  readonly faults: FaultBoard;
  readonly calls: CallCounter;
  readonly now: () => Date;
  /** With a certificate, STARTTLS is offered and required before authentication; without one, neither. */
  readonly tls?: { readonly key: string; readonly cert: string };
};

/** A mail server that delivers only to the sandbox's inbox. */
export type SmtpService = {
  /** The port it listens on. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
};

const LARGEST_MAIL = 5 * 1024 * 1024;

export function createSmtpService(options: SmtpServiceOptions): SmtpService {
  const { mailbox, faults, calls } = options;
  const withLostAnswer = new WeakSet<SMTPServerSession>();

  const server = new SMTPServer({
    ...(options.tls ?? { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }),
    authMethods: ['PLAIN', 'LOGIN'],
    size: LARGEST_MAIL,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, callback) {
      const isKnown = username === options.username && password === options.password;
      if (isKnown) callback(null, { user: username });
      else callback(new Error('Invalid username or password'));
    },
    onMailFrom(_address, session, callback) {
      calls.count('smtp');
      const fault = faults.take('smtp');
      if (fault?.mode === 'lost-answer') withLostAnswer.add(session);
      void meet(fault, () => socketOf(session)).then(callback);
    },
    onData(stream, session, callback) {
      void deliver(stream, session).then(() => {
        // The mail was delivered, but the sender never gets the reply.
        if (withLostAnswer.has(session)) socketOf(session)?.destroy();
        callback();
      }, callback);
    },
  });
  // Some tests break connections on purpose.
  server.on('error', () => {});

  function socketOf(session: SMTPServerSession) {
    return [...server.connections].find(({ id }) => id === session.id)?._socket;
  }

  async function deliver(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(Buffer.from(chunk));
    const mail = await PostalMime.parse(Buffer.concat(chunks));
    mailbox.add({
      id: randomUUID(),
      messageId: mail.messageId ?? '',
      listUnsubscribe: headerOf(mail, 'list-unsubscribe'),
      listUnsubscribePost: headerOf(mail, 'list-unsubscribe-post'),
      from: mail.from?.address ?? '',
      to: session.envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
      receivedAt: options.now().toISOString(),
    });
  }

  return {
    async listen(port, host) {
      const listener = server.listen(port, host);
      await once(listener, 'listening');
      const address = listener.address();
      if (address === null || typeof address === 'string') throw new Error('no port for mail');
      return address.port;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function headerOf({ headers }: Email, name: string): string | null {
  return headers.find(({ key }) => key === name)?.value ?? null;
}

type Socket = { readonly write: (text: string) => unknown; readonly destroy: () => unknown };

/** Applies a fault at the start of a mail. Returns the error for the sender, or null. */
async function meet(
  fault: Fault | null,
  socketOf: () => Socket | undefined,
): Promise<Error | null> {
  if (fault === null) return null;
  if (fault.latencyMs !== undefined) await wait(fault.latencyMs);
  if (fault.status !== undefined) {
    return Object.assign(new Error('fault'), { responseCode: fault.status });
  }
  if (fault.mode === 'malformed') socketOf()?.write('this is not SMTP\r\n');
  if (fault.mode === 'reset') socketOf()?.destroy();
  if (fault.mode === 'silent') return new Promise(() => {});
  return null;
}
