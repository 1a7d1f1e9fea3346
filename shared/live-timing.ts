// Intervals and timeouts of live connections and of sending messages that server and browser share, in ms unless named otherwise.

/** The server writes to each stream this often, so that proxies do not close it as idle. Common proxies wait 60 s. */
export const HEARTBEAT_MS = 25_000;
/** Interval of checking for streams that are due for a heartbeat: all at once would block the process. */
export const HEARTBEAT_TICK_MS = 100;
/** The browser considers a stream broken after this time without data: one heartbeat and time for a slow network. */
export const SILENCE_MS = HEARTBEAT_MS + 10_000;

/** The first wait before reconnecting. It doubles with each failure. */
export const RECONNECT_FIRST_MS = 300;
/** The longest wait before reconnecting, and the wait after the session has ended. */
export const RECONNECT_MAX_MS = 30_000;
/** The first wait of a visitor, on average. It varies from none to twice as long, since there may be thousands of visitors. */
export const VISITOR_RECONNECT_FIRST_MS = 5000;
/** A hidden tab of a visitor disconnects after this long. The server sends what was missed if it is shown again soon after. */
export const VISITOR_HIDDEN_MS = 30_000;
/** Timeout for an answer from the tab that reads the stream. Browsers suspend hidden tabs. */
export const LEADER_TIMEOUT_MS = 1000;

/** Each server stores who is online this often. The others drop what is older than a minute, so that two writes may fail. */
export const PRESENCE_SYNC_MS = 20_000;
/**
 * A visitor is online for this long after a request or a heartbeat: time to read a page, since visitors without scripts have no
 * heartbeats.
 */
export const VISITOR_ONLINE_MS = 5 * 60_000;

/** How long stored events can be replayed to a browser that was offline. */
export const EVENT_RETENTION_DAYS = 3;
/** The wait before stored events are read again when the database did not answer. */
export const READ_RETRY_MS = 500;
/**
 * Counts and delivery receipts are sent when no event has occurred for this long, so that they do not delay the next
 * message.
 */
export const FOLLOW_UP_QUIET_MS = 250;
/** The maximum of that delay, for a chat without pauses. */
export const FOLLOW_UP_MAX_MS = 1000;
/** A message still unread after this long gives a notification. */
export const NOTIFY_AFTER_MS = 1000;

/** A message request without an answer is sent again after this long; a network can fail without an error. */
export const SEND_TIMEOUT_MS = 10_000;
/** The waits before the second and third attempt to send a message. */
export const SEND_RETRY_MS: readonly number[] = [300, 1200];
/** A message is shown as being sent only if the response takes longer; most are rendered only once, as sent. */
export const SHOW_SENDING_AFTER_MS = 40;

/** "skriver …" is sent this long after the first key: a short answer is sent before that. */
export const TYPING_AFTER_MS = 300;
/** "skriver …" is sent again at most this often. */
export const TYPING_EVERY_MS = 3000;
/** The server accepts the signal at most this often: more often than it is repeated, since each message ends a signal. */
export const TYPING_LIMIT_MS = 1000;
/** "skriver …" is shown this long after the last signal: longer than the interval between two. */
export const TYPING_SHOWN_MS = 5000;

/** The conversation list is fetched again this long after an event, together for events that come in a row. */
export const LIST_REFRESH_MS = 300;
/** The shortest time between two such fetches. */
export const LIST_REFRESH_EVERY_MS = 3000;
