// What somebody reads who has asked for something whose script did not come.
import { NO_SCRIPT } from '../core/failure.ts';
import { loadAnew } from '../core/load-anew.ts';
import { toast } from './toast.ts';

/** Only a page that is loaded anew asks for it again; what is typed is kept. */
export function tellMissing(): void {
  toast.error(NO_SCRIPT, { action: { label: 'Ladda om', onPress: loadAnew } });
}
