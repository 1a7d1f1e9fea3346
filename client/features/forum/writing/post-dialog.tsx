// The dialog with the form of a post. Loaded when it opens.
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { PostForm, type PostFormProps } from './post-form.tsx';

export function PostDialog(props: PostFormProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      title={props.post ? 'Redigera inlägget' : 'Nytt inlägg'}
    >
      <PostForm {...props} />
    </Dialog>
  );
}
