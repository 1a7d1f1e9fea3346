// Audit entries about a person, copied for them.
import { sql } from 'kysely';
import { labelAction } from '#shared/features/audit/actions.ts';
import type { PersonalData } from '../../core/personal-data.ts';

export const auditPersonalData: PersonalData = {
  copied: {
    händelselogg: {
      description: 'vad våra moderatorer har gjort som rör dig, och vad du själv har gjort som moderator',
      // Targets of the person's own staff actions are omitted; other actors are identified by their role only.
      query: (id) => sql`
    select json_build_object('tid', at, 'händelse', action, 'gjord av',
        case when actor_id = ${id}::uuid then 'dig' else actor_role end,
      'gäller', target_type, 'id', case when is_mine or target_type in ('category', 'page') then target_id end,
      'före', case when is_mine then before end, 'efter', case when is_mine then after end,
      'ip-adress', case when actor_id = ${id}::uuid then ip_address end,
      'webbläsare', case when actor_id = ${id}::uuid then user_agent end) as row
      from (
        select act.*, act.target_type = 'user' and act.target_id = ${id}
            or act.target_type = 'ad' and exists (
              select from ads where ads.id::text = act.target_id and ads.user_id = ${id}::uuid)
            -- An ad that was deleted later.
            or act.before ->> 'seller' = ${id} as is_mine
          from audit_log as act
         where actor_id = ${id}::uuid or target_id = ${id}
            or target_id = any(array(select ads.id::text from ads where user_id = ${id}::uuid))
            or action = 'ad.delete' and before ->> 'seller' = ${id}) as act
     order by at, act.id`,
      complete: (row) => ({ ...row, händelse: labelAction(String(row['händelse'])) }),
    },
  },
};
