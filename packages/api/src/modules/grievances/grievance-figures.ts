// What a module that publishes figures may ask about complaints.
export { selectGrievanceFigures as readGrievanceFigures } from './grievance-repository.ts';
