-- Earlier releases left the edit of a text pending when the text was rejected or taken down: it was listed for ever.
update forum_versions as version set state = 'rejected'
 where version.state = 'pending'
   and (version.number = 0 and exists (select from forum_states as state
          where state.post_id = version.post_id and state.status in ('rejected', 'removed'))
     or exists (select from forum_comments as comment
          where comment.post_id = version.post_id and comment.number = version.number
            and comment.status in ('rejected', 'removed')));
