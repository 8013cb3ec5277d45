import { createHash } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import nodemailer from "nodemailer";
import type { Config } from "#app/config.server.ts";
import { parseEmail } from "#app/domain/form/email.ts";
import { SmsRefused } from "#app/integrations/send-failure.ts";

/** A file that goes with a letter. */
export type Attachment = { filename: string; contentType: string; content: Buffer };

type OutgoingMessage = {
  dedupeKey: string;
  channel: "mail" | "sms";
  /** An e-mail address, or the ten digits of a phone. */
  recipient: string;
  subject: string;
  body: string;
  sender: { name: string; address: string };
  attachments?: Attachment[] | undefined;
  /** Nobody is there any more to keep letters for: it is written to no file, and older files go. */
  isLast?: boolean;
};

/** By what the files of messages are found: whom they went to, or their keys. */
type Forgotten = { recipients: string[]; dedupeKeys: string[] };

export type Mailer = {
  /** Hands a message over within 15 s; throws when that fails. The same message has the same Message-ID every time. */
  send(message: OutgoingMessage): Promise<void>;
  /** Deletes what was written to files to those recipients or under those keys. */
  forgetFiles(forgotten: Forgotten): Promise<void>;
  /** Deletes the files written before that time; gives their number. */
  purgeFiles(before: Date): Promise<number>;
  /** Where messages go, in a sentence for the owner. */
  describe(): string;
  close(): void;
};

type MailerConfig = Pick<Config, "mail" | "sms" | "dataDir" | "publicOrigin">;

const PATIENCE_MS = 10_000;
/** A server that trickles its answers is left after this. */
const SEND_WITHIN_MS = 15_000;
const MESSAGE_FILE = /^[0-9a-f]{32}-[0-9a-f]{32}\.(eml|txt)(\.part)?$/;

/** Mail goes by SMTP_URL, text messages by SMS_URL; what is not configured is written to files in DATA_DIR/outbox. */
export function openMailer(config: MailerConfig): Mailer {
  const folder = join(config.dataDir, "outbox");
  const { smtpUrl } = config.mail;
  const { url: smsUrl, token: smsToken } = config.sms;
  const smtp = smtpUrl === undefined ? undefined : openSmtp(smtpUrl);
  const composer = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: "unix" });

  return {
    async send(message) {
      if (message.channel === "sms") {
        if (smsUrl !== undefined) return postTextMessage({ url: smsUrl, token: smsToken, message });
        return writeWhole(folder, {
          name: fileName(message, "txt"),
          content: `To: ${message.recipient}\n\n${message.body}\n`,
        });
      }
      const letter = composeLetter(message, config);
      if (smtp) {
        await smtp.sendMail({ ...letter, signal: AbortSignal.timeout(SEND_WITHIN_MS) });
        return;
      }
      if (message.isLast) return forgetFiles({ recipients: [message.recipient], dedupeKeys: [] });
      const composed = await composer.sendMail(letter);
      await writeWhole(folder, { name: fileName(message, "eml"), content: composed.message as Buffer });
    },
    forgetFiles,
    purgeFiles,
    describe() {
      const mail = smtp
        ? "Mail goes out by SMTP."
        : `Mail is not configured (SMTP_URL): letters are written to ${folder}.`;
      const sms = smsUrl
        ? "Text messages go out."
        : `SMS is not configured (SMS_URL): texts are written to ${folder}.`;
      return `${mail} ${sms}`;
    },
    close() {
      smtp?.close();
    },
  };

  async function forgetFiles({ recipients, dedupeKeys }: Forgotten): Promise<void> {
    const parts = [...recipients, ...dedupeKeys].map(hashOf);
    const names = await readdir(folder).catch(() => []);
    for (const name of names)
      if (parts.some((part) => name.includes(part))) await rm(join(folder, name), { force: true });
  }

  async function purgeFiles(before: Date): Promise<number> {
    const names = await readdir(folder).catch(() => []);
    let purged = 0;
    for (const path of names.filter((name) => MESSAGE_FILE.test(name)).map((name) => join(folder, name))) {
      const file = await stat(path).catch(() => undefined);
      if (!file || file.mtime >= before) continue;
      await rm(path, { force: true });
      purged++;
    }
    return purged;
  }
}

function openSmtp(url: string) {
  const patience = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  };
  // Who asks for a letter decides when it is tried again; here once only, for a connection that went stale.
  return nodemailer.createTransport({ url, pool: true, maxConnections: 4, maxRequeues: 1, ...patience });
}

function composeLetter(message: OutgoingMessage, config: MailerConfig) {
  return {
    from: config.mail.from ?? message.sender,
    replyTo: message.sender,
    to: oneRecipient(message),
    subject: oneLine(message.subject),
    text: message.body,
    attachments: message.attachments,
    messageId: `<${messageName(message)}@${new URL(config.publicOrigin).hostname}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function postTextMessage(post: {
  url: string;
  token: string | undefined;
  message: OutgoingMessage;
}): Promise<void> {
  const { url, token, message } = post;
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Idempotency-Key": messageName(message),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ to: `+91${message.recipient}`, text: message.body }),
    // What is answered with another address was not taken: neither number nor words go there.
    redirect: "manual",
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new SmsRefused(answer.status);
}

/** Writes a file that is there whole or not at all. */
async function writeWhole(folder: string, file: { name: string; content: string | Buffer }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, file.name);
  const handle = await open(`${path}.part`, "w", 0o600);
  try {
    await handle.writeFile(file.content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(`${path}.part`, path);
}

/** The same for the same message, and found again by its recipient. */
function fileName(message: OutgoingMessage, ending: "eml" | "txt"): string {
  return `${hashOf(message.recipient)}-${messageName(message)}.${ending}`;
}

function messageName({ dedupeKey }: OutgoingMessage): string {
  return hashOf(dedupeKey);
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** A plain address and nothing else: no list, no second header. */
function oneRecipient({ recipient }: OutgoingMessage): string {
  const address = parseEmail(recipient);
  if (address === undefined) throw new Error("The recipient is not an e-mail address.");
  return address;
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
