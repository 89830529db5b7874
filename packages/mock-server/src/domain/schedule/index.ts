export { runSchedule, upcomingSteps, type StepKind, type UpcomingStep } from './schedule.ts';
