import { callsLayout } from '../../_layout/calls-layout';

export default callsLayout('course.left');
