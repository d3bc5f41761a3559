import { callsLayout } from '../../_layout/calls-layout';

export default callsLayout('account', 'errors', 'form', 'validation');
