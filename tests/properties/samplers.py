"""All games that the properties are proved for."""

from tests.properties.icegarden.sampler import ICE_GARDEN
from tests.properties.northgard.sampler import NORTHGARD

SAMPLERS = (ICE_GARDEN, NORTHGARD)
