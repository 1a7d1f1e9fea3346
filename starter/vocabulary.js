// Checks that file names, identifiers and job names use the field's terms; STYLE.md explains the list.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './paths.js';
import { capture } from './run.js';

/** Words that no file name, identifier or job name contains, and the terms to use instead. */
export const rejectedWords = new Map([
  ['told', 'notified, published, shown'],
  ['tell', 'notify, publish, show'],
  ['tells', 'notifies, publishes, shows'],
  ['telling', 'notifying, publishing'],
  ['deed', 'action'],
  ['deeds', 'actions'],
  ['doer', 'actor'],
  ['kept', 'cached, stored, persisted'],
  ['keep', 'cache, store, persist, lock'],
  ['keeps', 'caches, stores, persists'],
  ['breath', 'heartbeat'],
  ['ears', 'subscribers'],
  ['whisper', 'ephemeral event'],
  ['desk', 'store (name what it stores)'],
  ['tray', 'upload queue'],
  ['trays', 'upload queues'],
  ['lanes', 'concurrency limit'],
  ['shelf', 'store'],
  ['door', 'redirect, sign-in method'],
  ['doors', 'redirects, sign-in methods'],
  ['awake', 'hydrated'],
  ['luggage', 'dehydrated state'],
  ['drawn', 'rendered'],
  ['draw', 'render'],
  ['draws', 'renders'],
  ['clockwork', 'scheduled jobs'],
  ['afterwards', 'deferred tasks'],
  ['pace', 'throttle'],
  ['turnstile', 'concurrency limit'],
  ['faces', 'states'],
  ['stands', 'is, is stored'],
  ['whoever', 'the user, the caller'],
  ['somebody', 'user, recipient'],
  ['lie', 'be stored'],
  ['lies', 'is, is stored'],
  ['judge', 'check'],
  ['judges', 'checks'],
  ['verdict', 'assessment'],
  ['spend', 'count an attempt'],
  ['spends', 'counts an attempt'],
  ['spent', 'counted, used'],
  ['forget', 'delete'],
  ['forgets', 'deletes'],
  ['errand', 'pending action'],
  ['intention', 'pending action'],
  ['strike', 'agree (on a deal)'],
  ['strikes', 'agrees (on a deal)'],
  ['stranger', 'other user'],
  ['strangers', 'other users'],
  ['colleague', 'other admin'],
  ['colleagues', 'other admins'],
]);

/** Names of libraries and protocols, of a column in stored copies of ads, and of jobs that the previous release enqueued. */
const exemptNames = new Set([
  'drawImage',
  'expiry_told_at',
  'forget-mails',
  'keepAlive',
  'keepAliveTimeout',
  'keepDefaultValues',
  'keepFeatures',
  'keepPreviousData',
  'shouldKeepAlive',
]);

/** Applied migrations never change, table types have their column names, and the glossary lists Swedish words. */
const exemptFiles = /^(server\/database\/(migrations|tables)\/|starter\/vocabulary|docs\/words)/;

/**
 * Checks every tracked source file.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: number, output: string }>} as a check that ran as a program
 */
export async function checkVocabulary(env) {
  const { output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard'], env);
  const files = output.split('\n').filter((file) => file && !exemptFiles.test(file));
  const findings = (await Promise.all(files.map(checkFile))).flat();
  return { code: findings.length === 0 ? 0 : 1, output: findings.map((finding) => `${finding}\n`).join('') };
}

/** @param {string} file */
async function checkFile(file) {
  const inName = rejectedIn(file).map((finding) => `${file}: ${finding}`);
  if (!/\.([cm]?js|tsx?)$/.test(file)) return inName;
  const source = await readFile(path.join(root, file), 'utf8').catch(() => '');
  return [...inName, ...findRejectedWords(source).map((finding) => `${file}: ${finding}`)];
}

/** A string such as 'delete-old-mails': the name of a job, a statement or a class. */
const nameInString = /(?<!\bformerName: )'([a-z]+(?:-[a-z]+)+)'/g;

/**
 * @param {string} source TypeScript or JavaScript
 * @returns {string[]} one finding for each rejected word in each identifier and each name in a string
 */
export function findRejectedWords(source) {
  const identifiers = withoutTexts(source).match(/[A-Za-z_$][\w$]*/g) ?? [];
  const inStrings = [...source.matchAll(nameInString)].map(([, name = '']) => name);
  return [...new Set([...identifiers, ...inStrings])]
    .filter((name) => !exemptNames.has(name))
    .flatMap(rejectedIn);
}

/** @param {string} name */
function rejectedIn(name) {
  const words =
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words
    .filter((word) => rejectedWords.has(word))
    .map((word) => `“${name}” contains “${word}”; use ${rejectedWords.get(word)}`);
}

/**
 * Blanks comments, strings and the fixed parts of templates; what stays is code, including expressions in templates.
 *
 * @param {string} source
 */
function withoutTexts(source) {
  const pattern = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  return source.replaceAll(pattern, (text) =>
    text.startsWith('`') ? [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, code]) => code).join(' ') : ' ',
  );
}
