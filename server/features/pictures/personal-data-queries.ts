// The pictures of an erased user: rows are deleted with the profile, files after the commit.
import type { PersonalData } from '../../core/personal-data.ts';
import { removePictureFiles } from './actions.ts';
import { detachFromUploader } from './article-picture-queries.ts';

export const picturePersonalData: PersonalData = {
  erasure: {
    async beforeRow(transaction, { userId }) {
      await detachFromUploader(transaction, userId);
      const rows = await transaction
        .selectFrom('ad_pictures')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      const ids = rows.map(({ id }) => id);
      return (services) => removePictureFiles(services, ids);
    },
  },
  notCopied: {
    ad_pictures: 'copied as files',
  },
};
