// Settings of the whole site, changed by superadmins.
import { twoStepTexts } from '#shared/features/accounts/two-step/two-step-texts.ts';
import type { Operator, SiteSettings } from '#shared/features/site-settings/contract.ts';
import type { BaseValues } from '#shared/features/site-settings/base-values.ts';
import { isOperatorKnown } from '#shared/features/site-settings/operator.ts';
import { refuse } from '../../core/http/refusal.ts';
import type { Actor, Services } from '../../core/http/request.ts';
import { writeAuditEntry } from '../audit/actions.ts';
import { recordChanges, findLastChanges } from './last-changes.ts';
import { refuseStale } from './refuse-stale.ts';
import { findSiteSettings, lockSiteSettings, saveSiteSettings } from './queries.ts';

export { findLastChanges, recordChanges } from './last-changes.ts';
export { refuseStale } from './refuse-stale.ts';

const TOPIC = 'site-settings';

/** The current settings, the same on all nodes. */
export function readSiteSettings({
  answerCache,
  database,
}: Pick<Services, 'answerCache' | 'database'>): Promise<SiteSettings> {
  return answerCache.getOrLoad(TOPIC, TOPIC, () => findSiteSettings(database.kysely));
}

export async function readOperator(services: Pick<Services, 'answerCache' | 'database'>): Promise<Operator> {
  return operatorIn(await readSiteSettings(services));
}

/**
 * Changes the given settings.
 *
 * @param input.seen values that the caller saw of these settings
 * @throws ORPCError UNPROCESSABLE_CONTENT for a change that would lock the caller out; CONFLICT if a setting was changed since it
 * was seen
 */
export async function changeSiteSettings(
  actor: Actor,
  { seen, ...change }: Partial<SiteSettings> & { seen?: BaseValues },
): Promise<SiteSettings> {
  if (change.adminsNeedTwoStep && !actor.viewer.hasTwoStep) {
    const sentence = twoStepTexts.requiredForSetting;
    refuse('UNPROCESSABLE_CONTENT', sentence, { adminsNeedTwoStep: sentence });
  }
  const after = await actor.database.kysely.transaction().execute(async (tx) => {
    const before = await lockSiteSettings(tx);
    refuseStale(before, { ...change, seen });
    const settings = { ...before, ...change };
    await saveSiteSettings(tx, settings);
    await recordChanges(tx, changedNames(before, settings), actor.viewer.id);
    await writeAuditEntry(tx, actor, {
      action: 'site.change',
      target: { type: 'site', id: 'settings' },
      before: loggedOf(before),
      after: loggedOf(settings),
    });
    return settings;
  });
  await actor.bus.publish({ topic: TOPIC, id: TOPIC });
  return after;
}

/** Who changed each setting last, by its name. */
export async function listSettingChanges({ database }: Pick<Services, 'database'>) {
  return { changes: await findLastChanges(database.kysely) };
}

function changedNames(before: SiteSettings, after: SiteSettings): string[] {
  const values: Readonly<Record<string, unknown>> = before;
  return Object.entries(after).flatMap(([name, value]) => (values[name] === value ? [] : [name]));
}

/** The settings in the audit log. Without names and addresses: it only records whether the operator's details are filled in. */
function loggedOf(settings: SiteSettings) {
  const operator = operatorIn(settings);
  const logged = Object.entries(settings).filter(([name]) => !(name in operator));
  return { ...Object.fromEntries(logged), isOperatorKnown: isOperatorKnown(operator) };
}

function operatorIn(settings: SiteSettings): Operator {
  const { operatorName, operatorNumber, operatorAddress } = settings;
  const { operatorEmail, operatorPhone, operatorReportsEmail } = settings;
  return {
    operatorName,
    operatorNumber,
    operatorAddress,
    operatorEmail,
    operatorPhone,
    operatorReportsEmail,
  };
}
