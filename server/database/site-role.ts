// The rights of the site's role in a database that another role owns: everything but changing the audit log.
import type pg from 'pg';
import { OperatorError } from '../core/process/operator-error.ts';
import { locks } from './locks.ts';

/**
 * Grants the role the rows of all tables, but only select and insert on the audit log. It owns no table, so it can neither drop one
 * nor disable a trigger. Run by the owner after every migration.
 *
 * @throws OperatorError if the owner is not a member of the role
 */
export async function grantSiteRole(owner: pg.Pool, role: string): Promise<void> {
  await checkMembership(owner, role);
  const client = await owner.connect();
  const site = client.escapeIdentifier(role);
  const name = client.escapeLiteral(role);
  try {
    await client.query('begin');
    // Concurrent grants of starting nodes would fail with "tuple concurrently updated".
    await client.query('select pg_advisory_xact_lock($1)', [locks.migrations]);
    await client.query(`grant usage on schema public to ${site}`);
    await client.query(`do $do$
      declare
        named text;
      begin
        -- For the jobs' own schema, which their library makes and changes.
        execute format('grant create on database %I to %I', current_database(), ${name});
        for named in select format('%I.%I', schemaname, tablename) from pg_tables
                      where schemaname = 'public' and tablename not in ('audit_log', 'schema_migrations') loop
          execute format('grant select, insert, update, delete on %s to %I', named, ${name});
          -- PostgreSQL 17 and newer let others than the owner gather statistics.
          if current_setting('server_version_num')::integer >= 170000 then
            execute format('grant maintain on %s to %I', named, ${name});
          end if;
        end loop;
      end $do$`);
    await client.query(`grant usage on all sequences in schema public to ${site}`);
    await client.query(`revoke all on audit_log from ${site}, public`);
    await client.query(`grant select on audit_log, schema_migrations to ${site}`);
    // Without the columns of number and time, so that entries cannot be backdated.
    await client.query(`grant insert (actor_id, actor_role, action, target_type, target_id, ip_address, user_agent,
                          before, after) on audit_log to ${site}`);
    await transferJobTables(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** The site's role owns the tables of the jobs, which the owner needs for dumps, commands, and to transfer them. */
async function checkMembership(owner: pg.Pool, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string; isMember: boolean }>(
    `select current_user as name, pg_has_role($1, 'usage') as "isMember"`,
    [role],
  );
  const [{ name, isMember } = { name: '', isMember: false }] = rows;
  if (isMember) return;
  throw new OperatorError(
    `The role of DATABASE_OWNER_URL must be a member of the site's role: as a superuser, run "grant ${role} to ${name};".`,
  );
}

/**
 * Only their owner may use the job tables. In a database that was created before there were two roles, the migrating role owns
 * them.
 */
async function transferJobTables(client: pg.PoolClient, name: string): Promise<void> {
  await client.query(`do $do$
    declare
      command text;
    begin
      for command in
        select format('alter schema %I owner to %I', nspname, ${name})
          from pg_namespace where nspname = 'graphile_worker' and pg_get_userbyid(nspowner) = current_user
        union all
        select format('alter %s graphile_worker.%I owner to %I',
                 case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, relname, ${name})
          from pg_class as relation
         where relnamespace = to_regnamespace('graphile_worker') and relkind in ('r', 'p', 'v', 'S')
           and pg_get_userbyid(relowner) = current_user
           -- A sequence that is part of a table follows it.
           and not exists (select from pg_depend where objid = relation.oid and deptype in ('a', 'i'))
        union all
        select format('alter routine %s owner to %I', oid::regprocedure, ${name})
          from pg_proc where pronamespace = to_regnamespace('graphile_worker') and pg_get_userbyid(proowner) = current_user
        union all
        select format('alter type graphile_worker.%I owner to %I', typname, ${name})
          from pg_type as type
         where typnamespace = to_regnamespace('graphile_worker') and pg_get_userbyid(typowner) = current_user
           and (typtype in ('e', 'd') or typtype = 'c' and exists (
             select from pg_class where oid = type.typrelid and relkind = 'c'))
      loop
        execute command;
      end loop;
    end $do$`);
}

/** The role a pool connects as, and whether it could change the audit log: as its owner or as a superuser. */
export async function readSiteRole(pool: pg.Pool): Promise<{ name: string; ownsLog: boolean }> {
  const { rows } = await pool.query<{ name: string; ownsLog: boolean }>(
    `select current_user as name, coalesce((select pg_has_role(relowner, 'member') from pg_class
       where oid = to_regclass('audit_log')), false) as "ownsLog"`,
  );
  return rows[0] ?? { name: '', ownsLog: true };
}
