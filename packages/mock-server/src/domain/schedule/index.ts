export { runSchedule, upcomingSteps, type UpcomingStep } from './schedule.ts';
