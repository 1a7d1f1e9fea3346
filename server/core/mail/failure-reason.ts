// Why a mail could not be sent, in Swedish, for the back office.

const MAX_REASON = 500;

/** By the code of Nodemailer's error, unless the mail server has answered. */
const reasons: Readonly<Record<string, string>> = {
  EDNS: 'Värden hittades inte',
  ETIMEDOUT: 'Servern svarade inte i tid',
  ECONNECTION: 'Servern bröt anslutningen',
  EPROTOCOL: 'Det som svarade är ingen e-postserver',
  ETLS: 'Servern kan inte kryptera med STARTTLS',
};

/** Nodemailer has one code, ESOCKET, for all errors of Node's sockets; only the message differs. */
const socketReasons: ReadonlyArray<readonly [RegExp, string]> = [
  [/ECONNREFUSED/, 'Anslutningen nekades, kontrollera värden och porten'],
  [/ECONNRESET|EPIPE/, 'Servern bröt anslutningen'],
  [/EHOSTUNREACH|ENETUNREACH/, 'Servern kan inte nås'],
  [/certificate/i, 'Serverns certifikat är ogiltigt'],
  [/SSL routines/, 'Krypteringen passar inte porten'],
];

/** The reason on one line. The mail server's own answer is quoted as it is. */
export function reasonOf(error: unknown): string {
  return describe(error).replaceAll(/\s+/g, ' ').trim().slice(0, MAX_REASON) || 'Okänt fel';
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const answer = 'response' in error && typeof error.response === 'string' ? error.response : '';
  if (code === 'EAUTH') return `Inloggningen nekades (${answer || error.message})`;
  const reason = reasons[code] ?? socketReasons.find(([pattern]) => pattern.test(error.message))?.[1];
  if (reason) return reason;
  return answer ? `Servern svarade ”${answer}”` : error.message;
}
