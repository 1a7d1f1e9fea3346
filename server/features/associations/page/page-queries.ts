// SQL of an association's page.
import type { Association } from '#shared/features/associations/page/contract.ts';
import { isoTime } from '../../../database/iso-time.ts';
import type { Database } from '../../../database/connection.ts';
import { joinLogo, logoSql } from '../list/list-queries.ts';
import { areHoursValidSql, hasOpenCourtSql, hoursFields } from '../list/open-hours-queries.ts';

export type AssociationPageRow = Omit<Association, 'hidesContact' | 'can'>;

/** With the hours that have not ended. Null for an unknown or deleted association. */
export async function findAssociationPage(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<AssociationPageRow | null> {
  const { rows } = await pool.query<AssociationPageRow>(
    `select associations.id, name, description, city, county, district, federation,
            contact_person as "contactPerson", phone, email, website_url as "websiteUrl", ${logoSql} as logo,
            latitude, longitude, ${hasOpenCourtSql} as "hasOpenCourt", open_court_days as "openCourtDays",
            open_court_info as "openCourtInfo", is_sample as "isSample", ${isoTime('updated_at')} as "updatedAt",
            coalesce((select json_agg(json_build_object(${hoursFields}) order by weekday, opens_at, id)
              from association_hours as hours where hours.association_id = associations.id and ${areHoursValidSql}), '[]') as hours
       from associations ${joinLogo} where associations.id = $1 and deleted_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** The id of the association with this number; null if it is unknown or deleted. */
export async function findIdByNumber(
  { pool }: Pick<Database, 'pool'>,
  number: number,
): Promise<string | null> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from associations where number = $1 and deleted_at is null',
    [number],
  );
  return rows[0]?.id ?? null;
}

/** The users who have named the association in their profile. */
export async function listMemberIds({ pool }: Pick<Database, 'pool'>, id: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>('select id from profiles where association_id = $1', [
    id,
  ]);
  return rows.map((row) => row.id);
}

/** SQL of whether this association is public. */
export function isPublicAssociationSql(id: string): string {
  return `exists (select from associations where id = ${id} and deleted_at is null)`;
}
