// A newsletter that is open, and its subscribers, for tests.
import type { TestApp } from './app.ts';

/** Opens the newsletter by filling in who runs the site. */
export async function openNewsletter({ services }: Pick<TestApp, 'services'>): Promise<void> {
  await services.database.pool.query(
    `update site_settings set operator_name = 'Baskettorget', operator_number = '802400-1234',
       operator_address = 'Hallvägen 1, 123 45 Solna', operator_email = 'hej@exempel.se'`,
  );
  await services.bus.publish({ topic: 'site-settings', id: 'site-settings' });
}

/** Inserts confirmed subscribers with numbered addresses. */
export async function insertSubscribers(
  { services }: Pick<TestApp, 'services'>,
  count: number,
  name = 'lasare',
): Promise<void> {
  await services.database.pool.query(
    `insert into newsletter_subscribers (email, consent_text, confirmed_at)
     select $2 || number || '@exempel.se', 'Ja', now() from generate_series(1, $1) as number`,
    [count, name],
  );
}
