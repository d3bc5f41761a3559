import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  'list',
  'newsHonor.empty',
  'newsHonor.filter',
  'newsHonor.found',
  'newsHonor.kind',
  'newsHonor.sample',
  'newsHonor.search',
);
